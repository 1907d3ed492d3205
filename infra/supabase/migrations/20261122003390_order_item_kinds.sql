-- What was bought is one of the four kinds that checkout makes (CON-024), as products say of theirs.
alter table public.order_items add constraint order_items_category_check
  check (category in ('formation', 'resource', 'consultation', 'tip'));
