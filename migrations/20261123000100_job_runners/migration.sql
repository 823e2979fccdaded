-- Who takes jobs from the queue. Each holds an advisory lock as long as it lives: the jobs of one that doesn't are given back.
CREATE TABLE "job_runners" (
    "id" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_runners_pkey" PRIMARY KEY ("id")
);
