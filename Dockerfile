# One image for both servers and for the command that publishes; docker-compose.yml says which part runs with which rights.
FROM node:24-bookworm-slim AS shop
WORKDIR /shop
COPY . .
# Exactly the lockfile, and no install scripts (.npmrc).
RUN npm ci && npm run generate

FROM node:24-bookworm-slim
WORKDIR /shop
# The sources belong to root: whoever runs as "node" cannot change what it runs.
COPY --from=shop /shop /shop
# A new volume takes over the owner of the folder that it is mounted on.
RUN mkdir -p /data/gateway /data/shell /data/releases /data/channels /data/keys /data/trust .cache \
  && chown -R node:node /data .cache
USER node
