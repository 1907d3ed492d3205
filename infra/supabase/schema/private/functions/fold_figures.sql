-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.fold_figures(size integer DEFAULT 2000) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not pg_try_advisory_xact_lock(hashtext('private.fold_figures')) then return 0; end if;
  -- One of them a transaction, so that its rows are free again soon.
  return coalesce(nullif(private.fold_lessons(least(size, 200)), 0), nullif(private.fold_names(least(size, 200)), 0),
    nullif(private.fold_courses(least(size, 500)), 0), nullif(private.fold_creators(least(size, 100)), 0),
    nullif(private.fold_removed(least(size, 500)), 0), private.fold_categories(least(size, 100)));
end
$$;

REVOKE ALL ON FUNCTION private.fold_figures(size integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.fold_figures(size integer) TO service_role;
