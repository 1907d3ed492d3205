-- A second tab or device hears of changes of one's own rows (INF-022, AMB-67). Who may read a row decides who hears of it.
alter publication supabase_realtime add table
  public.user_module_progress, public.user_formation_progress, public.user_certificates,
  public.orders, public.user_products, public.bookings;
