ALTER TABLE "payments" DROP CONSTRAINT "payments_pkey";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_secret_hash_invoice_id_pk" PRIMARY KEY("secret_hash","invoice_id");