CREATE TABLE "install_slots" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"city_id" text NOT NULL,
	"date" date NOT NULL,
	"interval_value" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "install_slots" ADD CONSTRAINT "install_slots_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "install_slots_place" ON "install_slots" USING btree ("city_id","date","interval_value");