CREATE TABLE "keyword_lookups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"website_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"keyword" text NOT NULL,
	"device" text,
	"location" text NOT NULL,
	"location_label" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"position" double precision,
	"found_url" text,
	"competitors" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "keyword_lookups" ADD CONSTRAINT "keyword_lookups_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "keyword_lookups_by_time" ON "keyword_lookups" USING btree ("website_id","at");