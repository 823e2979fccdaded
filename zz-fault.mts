import { playableOf, randomSetup } from './test/gates/support/random-games.ts';
import { randomFrom, simulate } from '@arbiter/test-kit';
const [seed, n] = process.argv.slice(2).map(Number) as [number, number];
const what = playableOf('mtg 2003');
const seats = n % 3 !== 1 ? 2 : 3 + (Math.floor(n / 6) % 2);
const setup = randomSetup(what, randomFrom(seed * 100_000 + n), `game ${seed} ${n}`, { autoPass: n % 2 === 1 ? 'smart' : 'none', payment: n % 5 === 4 ? 'manual' : 'auto' }, seats);
const { ruleset } = what;
const orig = ruleset.open.bind(ruleset);
let lines: string[] = []; let m: any;
(ruleset as any).open = (s: any, o: any) => { const match = orig(s, o); m = match; const sub = match.submit.bind(match); (match as any).submit = (a: any) => { const d = match.decisions('judge'); const r: any = sub(a); lines.push(`${JSON.stringify(d.map((x: any) => [x.kind, x.seat, x.prompt, (x.options ?? []).map((o: any) => o.label ?? o.card)]))}\n ${JSON.stringify(a).slice(0, 300)}\n   ${r.ok ? r.value.events.map((e: any) => `${e.type} ${JSON.stringify(e.data)}`).join('\n   ').slice(0, 3000) : JSON.stringify(r.error)}`); return r; }; return match; };
try { simulate(ruleset, setup, seed * 1000 + n, { inMemory: true }); } catch (e: any) { console.log(lines.slice(-12).join('\n')); console.log(e.message.slice(0, 1500)); const v = m.view('judge'); console.log(JSON.stringify(v.players)); console.log(Object.values(v.objects).filter((o: any) => o.zone === 'battlefield' || o.zone === 'stack').map((o: any) => `${o.id} ${o.card} c${o.controller} ${o.tapped ? 'T' : ''}`).join('\n')); }
