ALTER TABLE "standings" RENAME TO "known_results";--> statement-breakpoint
ALTER TABLE "known_results" RENAME CONSTRAINT "standings_website_id_check_pk" TO "known_results_website_id_check_pk";--> statement-breakpoint
ALTER TABLE "known_results" RENAME CONSTRAINT "standings_website_id_websites_id_fk" TO "known_results_website_id_websites_id_fk";--> statement-breakpoint
ALTER TABLE "known_results" RENAME CONSTRAINT "standings_newest_results_id_fk" TO "known_results_newest_results_id_fk";--> statement-breakpoint
ALTER TABLE "known_results" RENAME CONSTRAINT "standings_last_known_results_id_fk" TO "known_results_last_known_results_id_fk";--> statement-breakpoint
ALTER INDEX "standings_by_retry" RENAME TO "known_results_by_retry";--> statement-breakpoint
ALTER TABLE "public_looks" RENAME TO "public_scans";--> statement-breakpoint
ALTER INDEX "public_looks_pkey" RENAME TO "public_scans_pkey";--> statement-breakpoint
ALTER INDEX "public_looks_by_age" RENAME TO "public_scans_by_age";--> statement-breakpoint
ALTER TABLE "plans" RENAME COLUMN "overview" TO "dashboard";--> statement-breakpoint
ALTER TABLE "plans" RENAME COLUMN "settled_to" TO "notified_to";
