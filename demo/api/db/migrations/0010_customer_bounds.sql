ALTER TABLE "orders" ADD COLUMN "person_hash" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "number_confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_person" ON "orders" USING btree ("person_hash");--> statement-breakpoint
-- A number that several have or asked for stays with whoever has it, else with whoever asked first. Who only asked gets a new one later;
-- who had it too gets one that nobody has, for a number that is kept from another operator may be the sequence's next.
DO $$
DECLARE
	doubled record;
	given text;
BEGIN
	FOR doubled IN
		SELECT "id", "kind", "status" FROM (
			SELECT "id", "kind", "status", row_number() OVER (PARTITION BY "phone" ORDER BY ("status" = 'ordered'), "ordered_at", "id") AS "place"
			FROM "products" WHERE "phone" IS NOT NULL AND "ends_on" IS NULL
		) AS "ranked" WHERE "place" > 1 ORDER BY "place", "id"
	LOOP
		given := NULL;
		IF doubled."status" <> 'ordered' THEN
			LOOP
				given := '+32' || CASE WHEN doubled."kind" = 'landline' THEN nextval('landline_numbers') ELSE nextval('mobile_numbers') END;
				EXIT WHEN NOT EXISTS (SELECT FROM "products" WHERE "phone" = given);
			END LOOP;
		END IF;
		UPDATE "products" SET "phone" = given WHERE "id" = doubled."id";
	END LOOP;
END $$;--> statement-breakpoint
CREATE UNIQUE INDEX "products_number" ON "products" USING btree ("phone") WHERE "products"."phone" is not null and "products"."ends_on" is null;