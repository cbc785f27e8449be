CREATE TABLE "ads_landing_looks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"connection_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"input" jsonb NOT NULL,
	"state" text DEFAULT 'looking' NOT NULL,
	"why" text,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "only_failed_landing_looks_have_a_why" CHECK (why is null or state = 'failed')
);
--> statement-breakpoint
ALTER TABLE "ads_watches" ADD COLUMN "pages_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ads_landing_looks" ADD CONSTRAINT "ads_landing_look_of_its_mode" FOREIGN KEY ("connection_id","origin") REFERENCES "public"."connections"("id","mode") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ads_landing_looks_by_time" ON "ads_landing_looks" USING btree ("connection_id","at");