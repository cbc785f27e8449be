CREATE TABLE "public_looks" (
	"host" text PRIMARY KEY NOT NULL,
	"scan_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "operator_claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "sign_up_session" uuid;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "devices_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "shared_from" uuid;--> statement-breakpoint
CREATE INDEX "public_looks_by_age" ON "public_looks" USING btree ("at");--> statement-breakpoint
-- Nobody knows which session made an account of before: its address is confirmed with a new password.
UPDATE "user" SET "sign_up_session" = "id";
