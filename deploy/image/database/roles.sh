#!/bin/sh
# Run once by PostgreSQL's image, in a new database: the gateway's role, which only reads and writes rows. POSTGRES_USER owns
# the tables, and is for `rinsetu migrate` alone.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$(cat /run/secrets/gateway-password)" \
  --set database="$POSTGRES_DB" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'END'
create role rinsetu_gateway login password :'password';
revoke all on database :"database" from public;
grant connect on database :"database" to rinsetu_gateway;
END
