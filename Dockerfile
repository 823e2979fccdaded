FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY . .
# `npm ci` also generates the database client and builds; then only what the service needs at run time stays.
RUN --mount=type=cache,target=/root/.npm npm ci \
 && npm prune --omit=dev --ignore-scripts \
 && rm -rf packages/*/src apps/*/src packages/test-kit/dist

FROM node:20-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /app ./
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/dist/main.js"]
