# The service and its workers in one image: `serve` is the default command, `work` the other one.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY library/package.json ./library/
COPY workbench/package.json ./workbench/
RUN npm install --no-save --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs && npm prune --omit=dev --no-audit --no-fund

FROM node:20-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build --chown=node:node /app/package.json /app/CHANGELOG.md /app/LICENSE ./
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/library/package.json ./library/
COPY --from=build --chown=node:node /app/library/dist ./library/dist
COPY --from=build --chown=node:node /app/workbench/package.json ./workbench/
COPY --from=build --chown=node:node /app/workbench/dist ./workbench/dist
COPY --from=build --chown=node:node /app/workbench/bin ./workbench/bin
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "workbench/bin/ninefold.mjs"]
CMD ["serve", "--host", "0.0.0.0", "--data", "/data"]
