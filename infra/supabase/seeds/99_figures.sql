-- The worker counts figures; here they are there from the first page on.
do $$ begin while private.fold_figures() > 0 loop end loop; end $$;
