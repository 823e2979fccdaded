// `generate` needs no schema engine, but Prisma insists on fetching one unless it is told of a binary.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ||= process.execPath;

import { defineConfig } from 'prisma/config';

export default defineConfig({
  schema: 'prisma/schema.prisma',
});
