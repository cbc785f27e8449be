CREATE TABLE "connection_results" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"connection_id" uuid NOT NULL,
	"origin" text DEFAULT 'live' NOT NULL,
	"read" text NOT NULL,
	"subject" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"data" jsonb,
	"as_of" timestamp with time zone,
	"failure" jsonb,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"service" text NOT NULL,
	"mode" text DEFAULT 'live' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "connection_and_mode" UNIQUE("id","mode")
);
--> statement-breakpoint
CREATE TABLE "service_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"key_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_states" (
	"service" text PRIMARY KEY NOT NULL,
	"worked_at" timestamp with time zone,
	"failure" jsonb,
	"failed_at" timestamp with time zone,
	"blocked_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "connection_results" ADD CONSTRAINT "result_of_its_mode" FOREIGN KEY ("connection_id","origin") REFERENCES "public"."connections"("id","mode") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_result_per_subject" ON "connection_results" USING btree ("connection_id","read","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "one_connection_per_service" ON "connections" USING btree ("owner_id","service");