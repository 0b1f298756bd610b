# The service and its workers in one image: `serve` is the default command, `work` the other one. It runs as nobody and writes to /data alone:
# docker run --read-only --tmpfs /tmp -v jobs:/data -e NINEFOLD_TOKEN=... -p 127.0.0.1:8080:8080 ninefold
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY library/package.json ./library/
COPY workbench/package.json ./workbench/
# The versions of the lock file; not `npm ci`, which refuses one that lacks the optional packages of other systems.
RUN npm install --no-save --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs && npm prune --omit=dev --no-save --no-audit --no-fund

FROM node:20-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json /app/CHANGELOG.md /app/LICENSE ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/library/package.json ./library/
COPY --from=build /app/library/dist ./library/dist
COPY --from=build /app/workbench/package.json ./workbench/
COPY --from=build /app/workbench/dist ./workbench/dist
COPY --from=build /app/workbench/bin ./workbench/bin
RUN mkdir /data && chown nobody:nogroup /data && chmod 700 /data
USER nobody
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "workbench/bin/ninefold.mjs"]
# For others a token is needed: NINEFOLD_TOKEN, or --open with --hosts.
CMD ["serve", "--host", "0.0.0.0", "--data", "/data"]
