CREATE TABLE "connection_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"service" text NOT NULL,
	"verifier" text NOT NULL,
	"key_id" text NOT NULL,
	"check" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "connection_numbers" (
	"connection_id" uuid NOT NULL,
	"origin" text DEFAULT 'live' NOT NULL,
	"metric" text NOT NULL,
	"day" date NOT NULL,
	"value" double precision NOT NULL,
	CONSTRAINT "connection_numbers_connection_id_metric_day_pk" PRIMARY KEY("connection_id","metric","day")
);
--> statement-breakpoint
CREATE TABLE "sample_states" (
	"connection_id" uuid PRIMARY KEY NOT NULL,
	"origin" text DEFAULT 'sample' NOT NULL,
	"state" jsonb NOT NULL,
	CONSTRAINT "only_samples" CHECK ("sample_states"."origin" = 'sample')
);
--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "state" text DEFAULT 'connected' NOT NULL;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "connected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "account_label" text;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "grant" text;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "key_id" text;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "scopes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "choices" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "last_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "failure" jsonb;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "refreshed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "connection_attempts" ADD CONSTRAINT "connection_attempts_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_numbers" ADD CONSTRAINT "number_of_its_mode" FOREIGN KEY ("connection_id","origin") REFERENCES "public"."connections"("id","mode") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_states" ADD CONSTRAINT "state_of_its_mode" FOREIGN KEY ("connection_id","origin") REFERENCES "public"."connections"("id","mode") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connection_attempts_of_owner" ON "connection_attempts" USING btree ("owner_id","service");--> statement-breakpoint
CREATE INDEX "connection_numbers_by_day" ON "connection_numbers" USING btree ("day");--> statement-breakpoint
CREATE INDEX "connections_by_refresh" ON "connections" USING btree ("service","refreshed_at") WHERE "grant" is not null;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "samples_have_no_grant" CHECK ("grant" is null or (mode = 'live' and key_id is not null));