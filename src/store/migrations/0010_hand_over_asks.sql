CREATE TABLE "hand_over_asks" (
	"hand_over_id" uuid NOT NULL,
	"check" text NOT NULL,
	"place" integer NOT NULL,
	"before" jsonb,
	"last_test_at" timestamp with time zone,
	"passed_at" timestamp with time zone,
	CONSTRAINT "hand_over_asks_hand_over_id_check_pk" PRIMARY KEY("hand_over_id","check")
);
--> statement-breakpoint
CREATE TABLE "hand_over_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hand_over_id" uuid NOT NULL,
	"check" text NOT NULL,
	"from" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hand_over_asks" ADD CONSTRAINT "hand_over_asks_hand_over_id_hand_overs_id_fk" FOREIGN KEY ("hand_over_id") REFERENCES "public"."hand_overs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_over_lines" ADD CONSTRAINT "hand_over_lines_hand_over_id_hand_overs_id_fk" FOREIGN KEY ("hand_over_id") REFERENCES "public"."hand_overs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hand_over_lines_of_link" ON "hand_over_lines" USING btree ("hand_over_id","created_at");--> statement-breakpoint
-- A link to one check asks for that check; one to the whole report asks for the open jobs of the plan.
INSERT INTO "hand_over_asks" ("hand_over_id", "check", "place")
SELECT "id", "check", 1 FROM "hand_overs" WHERE "check" IS NOT NULL;--> statement-breakpoint
INSERT INTO "hand_over_asks" ("hand_over_id", "check", "place")
SELECT h."id", j."item"->>'check', j."place"
FROM "hand_overs" h
JOIN "plans" p ON p."website_id" = h."website_id"
CROSS JOIN LATERAL jsonb_array_elements(p."plan"->'items') WITH ORDINALITY AS j("item", "place")
WHERE h."check" IS NULL AND j."item"->>'state' = 'open' AND j."place" <= 20;--> statement-breakpoint
ALTER TABLE "hand_overs" DROP COLUMN "check";
