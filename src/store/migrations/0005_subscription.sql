CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"cents" integer NOT NULL,
	"email" text NOT NULL,
	"session" text,
	"customer" text,
	"instalments" text,
	"state" text DEFAULT 'open' NOT NULL,
	"paid_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"cancelled" boolean DEFAULT false NOT NULL,
	"late_since" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"reads_begun" integer DEFAULT 0 NOT NULL,
	"read_saved" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_session_unique" UNIQUE("session")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"charge" text NOT NULL,
	"cents" integer NOT NULL,
	"refunded_cents" integer NOT NULL,
	"disputed" boolean NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_charge_unique" UNIQUE("charge")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_of_owner" ON "orders" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("customer");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_order" ON "orders" USING btree ("owner_id") WHERE "orders"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payment_events_of_order" ON "payment_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_of_order" ON "payments" USING btree ("order_id","paid_at");