/** The tables that grow with every move, distributed by the hash of the game's id: what `docs/scaling.md` describes. */

/** Only where nothing has been played yet, or while nobody plays. */
export function distributed(partitions: number): string[] {
  return ['log', 'snapshots'].flatMap((table) => [
    `ALTER TABLE ${table} RENAME TO ${table}_whole`,
    // A partitioned table takes its indexes along, which must have other names than the old ones.
    `CREATE TABLE ${table} (LIKE ${table}_whole INCLUDING DEFAULTS INCLUDING CONSTRAINTS, PRIMARY KEY (game_id, version),
      FOREIGN KEY (game_id) REFERENCES games (id) ON DELETE CASCADE ON UPDATE CASCADE) PARTITION BY HASH (game_id)`,
    ...Array.from(
      { length: partitions },
      (_, n) =>
        `CREATE TABLE ${table}_${n} PARTITION OF ${table} FOR VALUES WITH (MODULUS ${partitions}, REMAINDER ${n})`,
    ),
    `INSERT INTO ${table} SELECT * FROM ${table}_whole`,
    // Triggers are the table's own, and go over by their definitions.
    `DO $$ DECLARE t text; BEGIN
      FOR t IN SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE tgrelid = '${table}_whole'::regclass AND NOT tgisinternal LOOP
        EXECUTE replace(t, '${table}_whole', '${table}');
      END LOOP;
    END $$`,
    `DROP TABLE ${table}_whole`,
  ]);
}
