CREATE TABLE "tallies" (
	"hour" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"label" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "tallies_hour_what_label_pk" PRIMARY KEY("hour","what","label")
);
--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "trace" text;