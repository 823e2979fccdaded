/** The client's types are those of the OpenAPI document. `CLIENT_WRITE=1` renews them. */
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulesets } from '../../src/rulesets.js';
import { startApp, type TestApp } from '../support/app.js';

const FILE = new URL('../../../../packages/client/src/generated.ts', import.meta.url);
const HEAD =
  '/** Made from the OpenAPI document: `CLIENT_WRITE=1 npx vitest run apps/api/test/client/types` renews it. */\n';

let t: TestApp;
beforeAll(async () => {
  t = await startApp({ rulesets });
});
afterAll(() => t?.close());

test('the types of the client are made from the document', async () => {
  const document = (await t.app.inject('/v1/openapi.json')).json();
  const made = HEAD + astToString(await openapiTS(document, { alphabetize: true }));
  if (process.env.CLIENT_WRITE) writeFileSync(FILE, made);
  expect(readFileSync(FILE, 'utf8') === made, 'generated.ts is as the document says').toBe(true);
});
