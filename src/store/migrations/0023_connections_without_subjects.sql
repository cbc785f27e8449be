-- Earlier versions kept the connection when its last subject was removed, so that the sample was never offered again.
DELETE FROM "connections" AS "of_nothing"
WHERE "connected_at" IS NULL AND "mode" = 'live'
  AND NOT EXISTS (SELECT 1 FROM "connection_results" AS "left" WHERE "left"."connection_id" = "of_nothing"."id");
