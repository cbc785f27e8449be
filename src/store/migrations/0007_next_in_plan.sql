-- Until something changes and the whole is made anew: what the plan puts first, without the very first.
UPDATE "plans" SET "overview" = "overview" || jsonb_build_object('next', ("overview"->'first') - 0);
