/** Types that others generate from the GraphQL schema for their operations compile, and tell decisions apart. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { typeDefsFor } from '../../src/graphql/schema.js';
import { rulesets } from '../../src/rulesets.js';

const OPERATIONS = `
query Look($id: ID!) { game(id: $id) { status updatedAt decisions { __typename id kind
  ... on ChooseDecision { options { __typename id ... on ObjectOption { object } } }
  ... on DistributeDecision { total } } } }
mutation Act($input: SubmitActionInput!) { submitAction(input: $input) { version userErrors { code }
  events { type detail { __typename ... on DamageDealtEvent { amount } } } } }
`;

it('types generated for some operations compile strictly', async () => {
  const plugins = { operations };
  const made = await codegen({
    filename: 'types.ts',
    schema: parse(typeDefsFor(Object.values(rulesets).map(({ info }) => info))),
    documents: [{ location: 'operations.graphql', document: parse(OPERATIONS) }],
    plugins: [{ operations: {} }],
    pluginMap: plugins,
    config: { scalars: { DateTime: 'string', JSON: 'unknown', Value: 'string | number | boolean' } },
  });
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-types-'));
  try {
    writeFileSync(join(folder, 'types.ts'), made);
    const tsc = join(import.meta.dirname, '../../../../node_modules/.bin/tsc');
    const flags = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'ES2022', '--module', 'NodeNext'];
    const { stdout, status } = spawnSync(tsc, [...flags, join(folder, 'types.ts')], { encoding: 'utf8', cwd: folder });
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
    expect(made).toContain('ChooseDecision');
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);
