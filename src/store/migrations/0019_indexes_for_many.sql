CREATE INDEX "known_results_by_newest" ON "known_results" USING btree ("newest");--> statement-breakpoint
CREATE INDEX "known_results_by_last_known" ON "known_results" USING btree ("last_known");--> statement-breakpoint
CREATE INDEX "hand_overs_of_website" ON "hand_overs" USING btree ("website_id");--> statement-breakpoint
CREATE INDEX "reports_of_website" ON "reports" USING btree ("website_id");--> statement-breakpoint
CREATE INDEX "websites_of_owner" ON "websites" USING btree ("owner_id");