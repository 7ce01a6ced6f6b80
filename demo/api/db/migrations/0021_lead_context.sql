ALTER TABLE "callback_requests" ADD COLUMN "context" jsonb;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "context" jsonb;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "context" jsonb;--> statement-breakpoint
ALTER TABLE "open_fiber_requests" ADD COLUMN "context" jsonb;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "context" jsonb;