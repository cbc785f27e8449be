ALTER TABLE "overrides" ADD COLUMN "end" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "settled_to" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "standings" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() + interval '1 hour' NOT NULL;--> statement-breakpoint
CREATE INDEX "standings_by_retry" ON "standings" USING btree ("retry_at");--> statement-breakpoint
CREATE INDEX "websites_by_due" ON "websites" USING btree ("due_at");