ALTER TABLE "orders" ADD COLUMN "visit_order_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_visit_order_id_orders_id_fk" FOREIGN KEY ("visit_order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_visit" ON "orders" USING btree ("visit_order_id");