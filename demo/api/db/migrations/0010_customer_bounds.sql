ALTER TABLE "orders" ADD COLUMN "person_hash" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "number_confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_person" ON "orders" USING btree ("person_hash");--> statement-breakpoint
-- A number that several have or asked for stays with whoever has it, else with whoever asked first. Who only asked gets a new one later.
UPDATE "products" SET "phone" = CASE
	WHEN "status" = 'ordered' THEN NULL
	WHEN "kind" = 'landline' THEN '+32' || nextval('landline_numbers')
	ELSE '+32' || nextval('mobile_numbers')
END WHERE "id" IN (
	SELECT "id" FROM (
		SELECT "id", row_number() OVER (PARTITION BY "phone" ORDER BY ("status" = 'ordered'), "ordered_at", "id") AS "place"
		FROM "products" WHERE "phone" IS NOT NULL AND "ends_on" IS NULL
	) AS "ranked" WHERE "place" > 1
);--> statement-breakpoint
CREATE UNIQUE INDEX "products_number" ON "products" USING btree ("phone") WHERE "products"."phone" is not null and "products"."ends_on" is null;