CREATE TABLE "summaries" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"logo" uuid,
	"logo_type" text,
	"logo_width" integer,
	"logo_height" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "summaries" ADD CONSTRAINT "summaries_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;