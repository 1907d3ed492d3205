/** What a line of the journal is: a sale, or money that went back, came back after all, or is held by a bank. */
export const JOURNAL_KINDS = ['sale', 'refund', 'refund_failed', 'dispute', 'dispute_won'] as const;
