# By digest, so that a build tomorrow is the build of today; `docker buildx imagetools inspect node:24-bookworm-slim`
# shows the newest one. The version is that of .nvmrc.
ARG NODE_IMAGE=node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY . .
# `npm ci` also generates the database client and builds; then only what the service needs at run time stays. What is optional
# are the embedded Postgres server (the image works on DATABASE_URL) and tools of Prisma; of its client, other databases go.
RUN --mount=type=cache,target=/root/.npm npm ci \
 && npm prune --omit=dev --omit=optional --ignore-scripts \
 && rm -rf packages/*/src apps/*/src packages/test-kit/dist \
 && find node_modules/@prisma/client/runtime -regex '.*[.]\(cockroachdb\|mysql\|sqlite\|sqlserver\)[.].*' -delete \
 && find . -name '*.map' -delete

FROM ${NODE_IMAGE}
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
# Where the service keeps its secrets unless it is given some.
RUN mkdir --mode=0700 /data && chown node:node /data
COPY --from=build /app ./
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Most of what an action makes is garbage soon: a larger young generation has it collected less often.
CMD ["node", "--max-semi-space-size=64", "apps/api/dist/main.js"]
