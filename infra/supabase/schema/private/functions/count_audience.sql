-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.count_audience(audience jsonb) RETURNS integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.assert_writes_letters();
  return (select count(*) from private.audience_of(audience));
end
$$;

REVOKE ALL ON FUNCTION private.count_audience(audience jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.count_audience(audience jsonb) TO service_role;
GRANT ALL ON FUNCTION private.count_audience(audience jsonb) TO authenticated;
