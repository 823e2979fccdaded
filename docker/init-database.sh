#!/bin/sh
# Runs once, when the volume of the database is new: makes the database and the role that the service works as. It owns that one
# database and can do nothing else; the superuser's password stays with the database server.
set -eu

psql --no-psqlrc --set ON_ERROR_STOP=1 --set password="$ARBITER_PASSWORD" \
  --username "$POSTGRES_USER" --dbname postgres <<'SQL'
CREATE ROLE arbiter LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS NOINHERIT PASSWORD :'password';
CREATE DATABASE arbiter OWNER arbiter ENCODING 'UTF8' TEMPLATE template0;
REVOKE ALL ON DATABASE arbiter FROM PUBLIC;
REVOKE CONNECT ON DATABASE postgres FROM PUBLIC;
REVOKE CONNECT ON DATABASE template1 FROM PUBLIC;
SQL
