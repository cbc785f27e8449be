CREATE TABLE "ads_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"connection_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"key" text NOT NULL,
	"actor" text NOT NULL,
	"who" text NOT NULL,
	"change" jsonb NOT NULL,
	"what" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"outcome" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "only_settled_ads_changes_have_a_reason" CHECK (reason is null or outcome = 'rejected')
);
--> statement-breakpoint
CREATE TABLE "ads_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"connection_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"step" text NOT NULL,
	"form" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ads_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"connection_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"key" text NOT NULL,
	"notice" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"put_away_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ads_terms" (
	"owner_id" uuid NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ads_terms_owner_id_version_pk" PRIMARY KEY("owner_id","version")
);
--> statement-breakpoint
CREATE TABLE "ads_watches" (
	"connection_id" uuid PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"ceiling" text,
	"reached_in" text,
	"looked_at" timestamp with time zone,
	"counted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "ads_changes" ADD CONSTRAINT "ads_change_of_its_mode" FOREIGN KEY ("connection_id","origin") REFERENCES "public"."connections"("id","mode") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads_drafts" ADD CONSTRAINT "ads_draft_of_its_mode" FOREIGN KEY ("connection_id","origin") REFERENCES "public"."connections"("id","mode") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads_notices" ADD CONSTRAINT "ads_notice_of_its_mode" FOREIGN KEY ("connection_id","origin") REFERENCES "public"."connections"("id","mode") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads_terms" ADD CONSTRAINT "ads_terms_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads_watches" ADD CONSTRAINT "ads_watch_of_its_mode" FOREIGN KEY ("connection_id","origin") REFERENCES "public"."connections"("id","mode") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_ads_change_per_key" ON "ads_changes" USING btree ("connection_id","key");--> statement-breakpoint
CREATE INDEX "ads_changes_by_time" ON "ads_changes" USING btree ("connection_id","at");--> statement-breakpoint
CREATE INDEX "ads_changes_not_settled" ON "ads_changes" USING btree ("at") WHERE outcome in ('pending', 'unknown');--> statement-breakpoint
CREATE INDEX "ads_drafts_of_connection" ON "ads_drafts" USING btree ("connection_id","saved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_ads_notice_per_key" ON "ads_notices" USING btree ("connection_id","key");