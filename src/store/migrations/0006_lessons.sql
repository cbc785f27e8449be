CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"item" jsonb NOT NULL,
	"built_in" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_media" (
	"owner_id" uuid NOT NULL,
	"media_id" text NOT NULL,
	"favourite_since" timestamp with time zone,
	"seconds" real DEFAULT 0 NOT NULL,
	"finished" boolean DEFAULT false NOT NULL,
	"watched_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "owner_media_owner_id_media_id_pk" PRIMARY KEY("owner_id","media_id")
);
--> statement-breakpoint
ALTER TABLE "owner_media" ADD CONSTRAINT "owner_media_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;