-- Row security on the one table that had none. Nobody has a right to it, and the functions that use it own it.
alter table private.note_drafts enable row level security;
