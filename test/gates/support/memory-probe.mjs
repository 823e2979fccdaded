/** Loaded into a service under test: says, when asked, what is left in memory after a full garbage collection. */
process.on('message', () => {
  const collect = globalThis.gc;
  collect?.();
  // A second time: what finalizers let go of.
  setTimeout(() => {
    collect?.();
    const resources = {};
    for (const kind of process.getActiveResourcesInfo()) resources[kind] = (resources[kind] ?? 0) + 1;
    process.send?.({ heap: process.memoryUsage().heapUsed, resources });
  }, 50);
});
// Being asked is no reason to stay.
process.channel?.unref();
